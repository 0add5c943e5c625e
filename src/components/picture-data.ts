import { graphql } from 'gatsby';

/**
 * GraphQL fragments for pictures, one for each use (hero, card and so on), with the sizes to generate.
 * `gatsby-config.ts` has the formats.
 */
export const query = graphql`
  # Behind the text of a hero; narrow windows get a crop of its right part, at most 1170 px of a picture of 1920 × 1080:
  # 3 px for each CSS px of a phone. There it is the LCP element, so the bytes of the smallest decide the largest paint.
  fragment HeroScene on Illustration {
    image {
      childImageSharp {
        wide: gatsbyImageData(
          width: 1920
          breakpoints: [960, 1280, 1600, 1920]
          avifOptions: { quality: 75 }
          webpOptions: { quality: 84 }
        )
        narrow: gatsbyImageData(
          width: 640
          aspectRatio: 1.18
          breakpoints: [640]
          transformOptions: { cropFocus: EAST }
          avifOptions: { quality: 26 }
          webpOptions: { quality: 62 }
        )
        dense: gatsbyImageData(
          width: 1170
          aspectRatio: 1.18
          breakpoints: [960, 1170]
          transformOptions: { cropFocus: EAST }
          avifOptions: { quality: 40 }
          webpOptions: { quality: 62 }
        )
      }
    }
  }

  # A screen of the terminal: thin lines and small text need a higher quality.
  fragment TerminalScreen on Screen {
    alt
    image {
      childImageSharp {
        gatsbyImageData(
          width: 960
          breakpoints: [960, 1920]
          avifOptions: { quality: 60 }
          webpOptions: { quality: 78 }
        )
      }
    }
    narrow {
      childImageSharp {
        gatsbyImageData(
          width: 700
          breakpoints: [700, 1050]
          avifOptions: { quality: 56 }
          webpOptions: { quality: 76 }
        )
      }
    }
  }
`;
