import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { AfterPaint } from '../components/after-paint';
import type { SectionProps } from '../components/section';
import { attributesOf, type KindFacts } from './section-attributes';

interface AnySection {
  __typename: string;
}

/** The component of each section kind. Its props are the kind's GraphQL fragment. */
export type SectionComponents<S extends AnySection> = {
  [K in S['__typename']]?: ComponentType<SectionProps<Extract<S, { __typename: K }>> & { children?: ReactNode }> &
    KindFacts;
};

interface SectionListProps<S extends AnySection> {
  sections: readonly S[];
  components: SectionComponents<S>;
  /** Content that a section of the page renders, such as the form of a sign-in page. */
  children?: ReactNode;
}

interface SectionWrapperProps {
  index: number;
  children: ReactNode;
}

/**
 * A React context with the component that wraps each section. On the site the component renders only the section; in
 * the CMS's preview it also shows mistakes of the section.
 */
export const SectionWrapper = createContext<ComponentType<SectionWrapperProps>>(({ children }) => children);

/**
 * The sections of a page, from top to bottom. Throws if the template has no component for a section's kind, which fails
 * the build.
 */
export function SectionList<S extends AnySection>({ sections, components, children }: SectionListProps<S>) {
  const Wrapper = useContext(SectionWrapper);
  const allAttributes = attributesOf(
    sections.map((section) => section.__typename),
    components,
  );
  const [top, ...others] = sections.map((section, index) => {
    const attributes = allAttributes[index];
    // The type assertion is needed, since TypeScript cannot infer that the component found by a section's type accepts
    // the fields of that section.
    const Component = components[section.__typename as S['__typename']] as
      ComponentType<SectionProps<AnySection> & { children?: ReactNode }> | undefined;
    if (!Component || !attributes) throw new Error(`Pages of this template cannot show a ${section.__typename}.`);
    return (
      <Wrapper key={attributes.id} index={index}>
        <Component {...section} attributes={attributes}>
          {children}
        </Component>
      </Wrapper>
    );
  });
  return (
    <>
      {top}
      {others.length > 0 && <AfterPaint>{others}</AfterPaint>}
    </>
  );
}
