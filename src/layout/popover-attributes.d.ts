import 'react';

/**
 * HTML that React 18 passes through but its types do not know yet; lower case, as React 18 leaves unknown names alone.
 * Hung on the attributes that every element has, because those need no type parameter.
 */
declare module 'react' {
  interface AriaAttributes {
    popover?: 'auto' | 'manual';
    popovertarget?: string;
    popovertargetaction?: 'toggle' | 'show' | 'hide';
  }
}
