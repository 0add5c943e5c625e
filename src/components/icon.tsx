import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** A lucide icon; it decorates, so its meaning stands in text beside it. */
  of: LucideIcon;
  /** Edge in CSS pixels. */
  size?: number;
  strokeWidth?: number;
  className?: string;
}

export function Icon({ of: Drawing, size = 20, strokeWidth = 2, className }: IconProps) {
  return <Drawing size={size} strokeWidth={strokeWidth} className={className} aria-hidden />;
}
