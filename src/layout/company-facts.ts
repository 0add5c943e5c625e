import { graphql } from 'gatsby';

/** What header and footer say about the company. */
export const query = graphql`
  fragment CompanyFacts on Company {
    name
    supportEmail
    supportChatUrl
    registration(locale: $locale)
    thirdParty
  }
`;
