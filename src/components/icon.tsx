import type { IconNode } from './icons';
import { createElement } from 'react';

interface IconProps {
  /** A lucide icon. It is decorative, so the text next to it must say the same. */
  of: IconNode;
  /** Width and height in CSS pixels. */
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/** Draws a lucide icon (a grid of 24 units) in the colour of the text. */
export const Icon = ({ of: shapes, size = 20, strokeWidth = 2, className }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden
  >
    {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
);
