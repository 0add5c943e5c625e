import type { IconNode } from './icons';
import { createElement } from 'react';

interface IconProps {
  /** A lucide icon; decorative, so the text beside it must carry the meaning. */
  of: IconNode;
  /** Edge in CSS pixels. */
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/** Line art on lucide's grid of 24, in the colour of the text. */
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
