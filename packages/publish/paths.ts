/** Paths of the build, relative to the project's root. */
export const paths = {
  /** Output folder of `gatsby build`. Later steps of the build change the files in it, such as the HTML. */
  root: 'public',
  /** Folder for the hosts' configuration files. It is not published. */
  outputs: 'hosting',
  /**
   * Copy of `root` as Gatsby wrote it, for Gatsby's next build. Inside `.cache`, so that `gatsby clean` removes it and
   * the next folder too.
   */
  gatsbyOutput: '.cache/gatsby-output',
  /** Cache folder for results of the steps after Gatsby: HTML and compressed files. */
  kept: '.cache/finished',
  /** Source module of the early script, which runs in the head of every page. */
  earlyEntry: 'src/early/main.ts',
};

export type Paths = typeof paths;
