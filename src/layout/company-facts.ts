import { graphql } from 'gatsby';

/** The company data that header and footer show. */
export const query = graphql`
  fragment CompanyFacts on Company {
    name
    supportEmail
    supportChatUrl
    registration(locale: $locale)
    thirdParty
  }
`;
