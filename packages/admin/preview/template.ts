import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { isLocale } from '../../../src/i18n/locales';
import type { RouteId } from '../../../src/routes';
import { asSaved } from '../files/entry';
import { PreviewPane } from './pane';
import { readPictures } from './pictures';
import { savedSettings } from './settings';

interface Template {
  props: CustomPreviewTemplateProps;
  element: HTMLElement | null;
  pane?: PreviewPane;
}

/**
 * The language of the pane, read from its iframe, since no prop has it:
 * https://sveltiacms.app/en/docs/api/preview-templates
 */
const localeOfPane = ({ frameElement }: Window): unknown =>
  frameElement?.closest<HTMLElement>('[data-locale]')?.dataset.locale;

/** Shows the form's values in the preview, unless the form has newer ones once settings and pictures are loaded. */
async function update(template: Template, route: RouteId): Promise<void> {
  const { pane, props } = template;
  const { entry, getAsset, getCollection } = props;
  const locale = localeOfPane(props.window);
  if (!isLocale(locale)) return;
  // The page's content in the shape that `readPage` returns, with the writer's changes.
  const content = asSaved(entry.toJS().data);
  const [settings, pictures] = await Promise.all([savedSettings(getCollection), readPictures(content, getAsset)]);
  if (template.pane === pane && template.props === props) pane?.show({ route, locale, content, settings, pictures });
}

/**
 * The preview template of a page (https://sveltiacms.app/en/docs/api/preview-templates). It runs with Sveltia's React
 * and opens an iframe, in which the site's components run with the site's React.
 */
export const previewTemplate = (route: RouteId): CustomPreviewTemplate =>
  window.createClass<Template>({
    componentDidMount() {
      if (this.element) this.pane = new PreviewPane(this.element);
      void update(this, route);
    },
    componentDidUpdate() {
      void update(this, route);
    },
    componentWillUnmount() {
      this.pane?.close();
    },
    render() {
      return window.h('div', {
        className: 'pane',
        ref: (element: HTMLElement | null) => void (this.element = element),
      });
    },
  });
