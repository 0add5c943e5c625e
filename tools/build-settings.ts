/** The settings that a build bakes into the pages. */
export interface BuildSettings {
  GATSBY_API_BASE: string;
  GATSBY_TERMINAL_URL: string;
  GATSBY_SITE_URL: string;
  /** The editing interface; `.env.example` says what it can be. */
  CMS?: string;
  CMS_REPOSITORY?: string;
  CMS_BRANCH?: string;
  /** Where browsers report policy violations. */
  REPORTS_URL?: string;
}

/** What settings are read from: the environment, or those already given to a build. */
export type Environment = NodeJS.ProcessEnv | Partial<BuildSettings>;
