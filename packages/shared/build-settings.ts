/** Settings that affect the built pages. */
export interface BuildSettings {
  GATSBY_API_BASE: string;
  GATSBY_TERMINAL_URL: string;
  GATSBY_SITE_URL: string;
  /** Settings of the CMS, documented in `.env.example`. */
  CMS?: string;
  CMS_REPOSITORY?: string;
  CMS_BRANCH?: string;
  /** URL to which browsers report CSP violations. */
  REPORTS_URL?: string;
}

/** A source of settings: `process.env`, or the settings of a build. */
export type Environment = NodeJS.ProcessEnv | Partial<BuildSettings>;
