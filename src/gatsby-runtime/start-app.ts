import type {} from './globals';

/** Values of the build, which `packages/publish/finish/bundle-early.ts` defines when it bundles the early file. */
declare const gatsbyBuild: {
  compilationHash: string;
  scripts: { src: string; integrity: string }[];
};

/**
 * Sets the globals that Gatsby's own inline scripts would set; finishing writes the path of the page into an attribute of the
 * early file's element. Must be called while that element runs.
 */
export function setGlobals(): void {
  window.pagePath = document.currentScript?.dataset.pagePath;
  window.___webpackCompilationHash = gatsbyBuild.compilationHash;
}

/** Starts Gatsby. */
export function addScripts(): void {
  for (const { src, integrity } of gatsbyBuild.scripts) {
    const script = document.createElement('script');
    script.integrity = integrity;
    script.src = src;
    document.head.append(script);
  }
}
