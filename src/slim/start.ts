/**
 * Where the app starts in browsers: React is made ready in one task, all else in the next, so that a tap between the two
 * is answered at once.
 */
import 'react-dom/client';

setTimeout(() => void import(/* webpackMode: "eager" */ 'gatsby-production-app'));
