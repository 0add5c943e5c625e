import { ArrowRight } from './icons';
import type { ReactNode } from 'react';
import type { ButtonLook, ButtonSize } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';
import { RouteLink, type RouteLinkProps } from './route-link';
import * as styles from './button.module.css';

interface ActionLinkProps extends RouteLinkProps {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Adds an arrow after the text: for a link to the next step. */
  arrow?: boolean;
  children: ReactNode;
}

/** A link to a page that looks like a button. */
export function ActionLink({
  look = 'primary',
  size = 'medium',
  arrow = false,
  className,
  children,
  ...link
}: ActionLinkProps) {
  return (
    <RouteLink className={classNames(styles.button, className)} data-look={look} data-size={size} {...link}>
      {children}
      {arrow && <Icon of={ArrowRight} size={18} className={styles.arrow} />}
    </RouteLink>
  );
}
