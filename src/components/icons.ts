/**
 * The icons of the site, each imported from its own file: lucide's index has 2,000 modules, all of which webpack would
 * parse in each build before it drops those that are not used.
 */
export { default as ArrowRight } from 'lucide/dist/esm/icons/arrow-right.mjs';
export { default as CalendarDays } from 'lucide/dist/esm/icons/calendar-days.mjs';
export { default as ChartCandlestick } from 'lucide/dist/esm/icons/chart-candlestick.mjs';
export { default as Check } from 'lucide/dist/esm/icons/check.mjs';
export { default as ChevronDown } from 'lucide/dist/esm/icons/chevron-down.mjs';
export { default as Circle } from 'lucide/dist/esm/icons/circle.mjs';
export { default as CircleAlert } from 'lucide/dist/esm/icons/circle-alert.mjs';
export { default as CircleCheck } from 'lucide/dist/esm/icons/circle-check.mjs';
export { default as CircleDot } from 'lucide/dist/esm/icons/circle-dot.mjs';
export { default as CircleQuestionMark } from 'lucide/dist/esm/icons/circle-question-mark.mjs';
export { default as CircleX } from 'lucide/dist/esm/icons/circle-x.mjs';
export { default as Clock } from 'lucide/dist/esm/icons/clock.mjs';
export { default as Copy } from 'lucide/dist/esm/icons/copy.mjs';
export { default as Eye } from 'lucide/dist/esm/icons/eye.mjs';
export { default as EyeOff } from 'lucide/dist/esm/icons/eye-off.mjs';
export { default as Globe } from 'lucide/dist/esm/icons/globe.mjs';
export { default as GraduationCap } from 'lucide/dist/esm/icons/graduation-cap.mjs';
export { default as Mail } from 'lucide/dist/esm/icons/mail.mjs';
export { default as Menu } from 'lucide/dist/esm/icons/menu.mjs';
export { default as MessageCircle } from 'lucide/dist/esm/icons/message-circle.mjs';
export { default as Minus } from 'lucide/dist/esm/icons/minus.mjs';
export { default as Monitor } from 'lucide/dist/esm/icons/monitor.mjs';
export { default as Newspaper } from 'lucide/dist/esm/icons/newspaper.mjs';
export { default as Plus } from 'lucide/dist/esm/icons/plus.mjs';
export { default as RotateCw } from 'lucide/dist/esm/icons/rotate-cw.mjs';
export { default as Search } from 'lucide/dist/esm/icons/search.mjs';
export { default as TrendingDown } from 'lucide/dist/esm/icons/trending-down.mjs';
export { default as TrendingUp } from 'lucide/dist/esm/icons/trending-up.mjs';
export { default as X } from 'lucide/dist/esm/icons/x.mjs';
export type { IconNode } from 'lucide';
