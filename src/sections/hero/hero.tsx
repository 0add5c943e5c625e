import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { Diagram } from '../../components/diagram';
import { KeyFigures } from '../../components/key-figures';
import { Picture } from '../../components/picture';
import { Screen } from '../../components/screen';
import type { SectionProps } from '../../components/section';
import breakpoints from '../../styles/breakpoints.json';
import { upTo } from '../../styles/windows';
import * as styles from './hero.module.css';
import * as statStyles from './stats.module.css';

export const query = graphql`
  fragment HeroSection on HeroSection {
    eyebrow
    title
    lead
    actions {
      ...ActionLabel
    }
    stats {
      value
      label
    }
    scene {
      ...HeroScene
    }
    screen {
      ...TerminalScreen
    }
    diagram {
      ...DiagramFigure
    }
  }
`;

type HeroProps = SectionProps<Queries.HeroSectionFragment>;

/**
 * The attribute `sizes` of the picture: its width before `object-fit: cover` crops it. In windows up to the breakpoint
 * `content`, the picture is as high as the text, so this width can exceed the window's; in wider ones the picture is
 * cropped at its sides or bottom.
 */
const sizes = {
  withStats: `${upTo(breakpoints.content)} max(88vw, 860px), 1500px`,
  plain: `${upTo(breakpoints.content)} max(74vw, 720px), max(80vw, 1195px)`,
};

/**
 * If the lead has more characters than this, the title is smaller, so that the key figures below are visible in a
 * window of 1440 × 900 px.
 */
const LONG_LEAD = 150;

/** The section at the top of a page. With key figures (`stats`) the section is taller than without. */
export function HeroSection({ attributes, eyebrow, title, lead, actions, stats, scene, screen, diagram }: HeroProps) {
  const pictures = scene?.image.childImageSharp;
  const beside = diagram ? 'diagram' : screen && 'screen';
  const size = beside ? 'screen' : stats ? 'large' : 'regular';
  return (
    <section
      id={attributes.id}
      aria-labelledby={attributes.labelledBy}
      className={styles.hero}
      data-background="dark"
      data-size={size}
      data-lead={lead && lead.length > LONG_LEAD ? 'long' : undefined}
    >
      <div className={styles.wrap} data-beside={beside}>
        <div className={styles.copy}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 id={attributes.labelledBy} className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <Actions actions={actions} />
        </div>
        {screen && <Screen screen={screen} sizes={`${upTo(breakpoints.menu)} 94vw, 760px`} priority />}
        {diagram && (
          <div className={styles.diagram}>
            <Diagram {...diagram} />
          </div>
        )}
      </div>
      {/* The picture follows the text in the HTML, because in narrow windows it is below the text. If it came first, the layout of a partly received page would shift. */}
      <Picture
        image={pictures?.wide}
        narrow={
          pictures ? { image: pictures.narrow, dense: pictures.dense, media: upTo(breakpoints.tablet) } : undefined
        }
        alt=""
        sizes={stats ? sizes.withStats : sizes.plain}
        className={styles.art}
        priority
      />
      {stats && (
        <div className={styles.wrap}>
          <KeyFigures figures={stats} className={statStyles.stats} />
        </div>
      )}
    </section>
  );
}
HeroSection.background = 'own' as const;
