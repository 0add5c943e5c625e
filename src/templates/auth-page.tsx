import '../components/styles';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { lazy } from 'react';
import type { FormName } from '../routes';
import { ClientOnly } from '../components/client-only';
import type { PageContext } from '../gatsby/create-pages';
import { SignInSection } from '../sections/sign-in/sign-in';
import { SectionList } from '../sections/section-list';
import { PageHead } from '../seo/page-head';
import * as styles from './auth-page.module.css';

/** A chunk of its own, with Formik and yup in it: no other page downloads a byte of them. */
const AuthForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "auth-form" */ '../auth/auth-form')).AuthForm,
}));

export const query = graphql`
  query AuthPage($route: RouteId!, $locale: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...PageFrame
    page(route: { eq: $route }, locale: { eq: $locale }) {
      sections {
        __typename
        ...SignInSection
      }
    }
  }
`;

function FormPlace({ form }: { form: FormName }) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.place} data-form={form}>
      <noscript>
        <p className={styles.needsScript}>{t('needsScript')}</p>
      </noscript>
      <ClientOnly
        placeholder={
          <p role="alert" className={styles.notLoaded}>
            {t('notLoaded')}
          </p>
        }
      >
        <AuthForm form={form} />
      </ClientOnly>
    </div>
  );
}

export default function AuthPage({ data, pageContext }: PageProps<Queries.AuthPageQuery, PageContext>) {
  return (
    <SectionList sections={data.page?.sections ?? []} components={{ SignInSection }}>
      <FormPlace form={pageContext.route as FormName} />
    </SectionList>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.AuthPageQuery, PageContext>) => (
  <PageHead data={data} pageContext={pageContext} />
);
