/** Gatsby's own entry, by the name that the build gives it. */
declare module 'gatsby-production-app';
