import 'react';

/**
 * The popover attributes, which the types of React 18 lack; lower case, because React 18 renders unknown attributes as
 * written. Declared on AriaAttributes, which all elements share and which has no type parameter.
 */
declare module 'react' {
  interface AriaAttributes {
    popover?: 'auto' | 'manual';
    popovertarget?: string;
    popovertargetaction?: 'toggle' | 'show' | 'hide';
  }
}
