import type {} from './globals';

/** Constants that `packages/publish/finish/bundle-early.ts` defines when it bundles the early script. */
declare const gatsbyBuild: {
  compilationHash: string;
  scripts: { src: string; integrity: string }[];
};

/**
 * Sets the globals that Gatsby sets in inline scripts. Must be called while the early script first runs: only then is
 * its element, which has the page's path in an attribute, in `document.currentScript`.
 */
export function setGlobals(): void {
  window.pagePath = document.currentScript?.dataset.pagePath;
  window.___webpackCompilationHash = gatsbyBuild.compilationHash;
}

export function addScripts(): void {
  for (const { src, integrity } of gatsbyBuild.scripts) {
    const script = document.createElement('script');
    script.integrity = integrity;
    script.src = src;
    document.head.append(script);
  }
}
