import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { isLocale } from '../../../src/i18n/locales';
import type { RouteId } from '../../../src/routes';
import { asSaved } from '../entry';
import { PreviewPane } from './pane';
import { readPictures } from './pictures';
import { savedSettings } from './settings';

interface Template {
  props: CustomPreviewTemplateProps;
  element: HTMLElement | null;
  pane?: PreviewPane;
}

/** The language of the pane, which is in no prop: https://sveltiacms.app/en/docs/api/preview-templates */
const localeOf = ({ frameElement }: Window): unknown =>
  frameElement?.closest<HTMLElement>('[data-locale]')?.dataset.locale;

/** Shows the state of the form, unless another pane or a later state has taken its place. */
async function update(template: Template, route: RouteId): Promise<void> {
  const { pane, props } = template;
  const { entry, getAsset, getCollection } = props;
  const locale = localeOf(props.window);
  if (!isLocale(locale)) return;
  const content = asSaved(entry.toJS().data); // What `readPage` returned, with edits.
  const [settings, pictures] = await Promise.all([savedSettings(getCollection), readPictures(content, getAsset)]);
  if (template.pane === pane && template.props === props) pane?.show({ route, locale, content, settings, pictures });
}

/**
 * The preview template of a page (https://sveltiacms.app/en/docs/api/preview-templates). It is a React component of the
 * editing interface; the site's components, with the site's React, are in the frame that it opens.
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
