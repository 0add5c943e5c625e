import { type AnchorHTMLAttributes, createElement } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** Stands in for Gatsby, which needs a running site: links are plain anchors, navigation is recorded. */
export const Link = ({ to, ...rest }: LinkProps) => createElement('a', { href: to, ...rest });

export const navigate = jest.fn();

export const graphql = () => undefined;

export const withPrefix = (path: string) => path;
