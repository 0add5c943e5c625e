import 'react';

/**
 * Types for the popover attributes, which React 18 lacks. They are in lower case, because React 18 renders unknown
 * attributes as written. They are declared on AriaAttributes, which all elements inherit.
 */
declare module 'react' {
  interface AriaAttributes {
    popover?: 'auto' | 'manual';
    popovertarget?: string;
    popovertargetaction?: 'toggle' | 'show' | 'hide';
  }
}
