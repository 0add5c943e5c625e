import { graphql, type PageProps } from 'gatsby';
import { RiskLine } from '../components/risk-line';
import { FormSlot } from '../sign-in/form-slot';
import type { PageContext } from '../gatsby/create-pages';
import { isFormName } from '../routes';
import { SignInSection } from '../sections/sign-in/sign-in';
import { SectionList } from '../sections/section-list';

export { PageHead as Head } from '../seo/page-head';

export const query = graphql`
  query SignInPage($route: RouteId!, $locale: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...Layout
    page(route: { eq: $route }, locale: { eq: $locale }) {
      sections {
        __typename
        ...SignInSection
      }
    }
  }
`;

export default function SignInPage({ data, pageContext }: PageProps<Queries.SignInPageQuery, PageContext>) {
  return (
    <SectionList sections={data.page?.sections ?? []} components={{ SignInSection }}>
      {isFormName(pageContext.route) && <FormSlot form={pageContext.route} />}
      {pageContext.route === 'register' && <RiskLine />}
    </SectionList>
  );
}
