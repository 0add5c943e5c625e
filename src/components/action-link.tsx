import { ArrowRight } from './icons';
import type { ReactNode } from 'react';
import type { ButtonLook, ButtonSize } from './button';
import { Icon } from './icon';
import { RouteLink, type RouteLinkProps } from './route-link';
import * as styles from './button.module.css';

interface ActionLinkProps extends Omit<RouteLinkProps, 'className'> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Adds an arrow after the text: for a link to the next step. */
  arrow?: boolean;
  children: ReactNode;
}

/** A link to a page that looks like a button. */
export function ActionLink({ look = 'primary', size = 'medium', arrow = false, children, ...link }: ActionLinkProps) {
  return (
    <RouteLink className={styles.button} data-look={look} data-size={size} {...link}>
      {children}
      {arrow && <Icon of={ArrowRight} size={18} className={styles.arrow} />}
    </RouteLink>
  );
}
