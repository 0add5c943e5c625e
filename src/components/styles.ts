/**
 * The styles of shared parts, in one order. Where two rules have the same specificity, the later one wins, and Gatsby puts
 * all styles into one file: so each template, each part loaded on demand and the frame of a page import this first, and
 * the styles of layout, sections and forms always come after those of the parts that they use. mini-css-extract-plugin
 * warns of an order that two pages contradict: https://webpack.js.org/plugins/mini-css-extract-plugin/#ignoreorder
 */
import './visually-hidden.module.css';
import './section.module.css';
import './section-heading.module.css';
import './eyebrow.module.css';
import './prose.module.css';
import './button.module.css';
import './actions.module.css';
import './ticks.module.css';
import './spinner.module.css';
import './skeleton-rows.module.css';
import './widget-frame.module.css';
import './swipe-row.module.css';
import './flag.module.css';
import './logo.module.css';
import './draft-mark.module.css';
import './after-paint.module.css';
import './error-screen.module.css';
