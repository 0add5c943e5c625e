import { useTranslation } from 'react-i18next';
import { CircleAlert, type IconNode, Mail } from '../../components/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../components/icon';
import { type Message, textOf } from './form-state';
import * as styles from './strip.module.css';

const icons = { problem: CircleAlert, mail: Mail } satisfies Record<string, IconNode>;

interface StripProps {
  /** `problem` has `role="alert"`. `mail` says what was sent; it has no role, since it is shown from the start. */
  kind: keyof typeof icons;
  children: ReactNode;
}

export const Strip = ({ kind, children }: StripProps) => (
  <div className={styles.strip} data-kind={kind} role={kind === 'problem' ? 'alert' : undefined}>
    <Icon of={icons[kind]} size={20} />
    <div dir="auto">{children}</div>
  </div>
);

/**
 * Messages above a form, each a `role="alert"`. They take the focus when they appear, which scrolls them into view: on
 * a phone the pressed button is often a whole screen below.
 */
export function Alerts({ messages }: { messages: readonly Message[] }) {
  const { t } = useTranslation('sign-in');
  const group = useRef<HTMLDivElement>(null);
  const texts = messages.map((message) => textOf(message, t));
  const text = texts.join(' ');
  useEffect(() => {
    if (text) group.current?.focus();
  }, [text]);
  return (
    <div ref={group} tabIndex={-1} className={styles.alerts}>
      {texts.map((message, index) => (
        <Strip key={index} kind="problem">
          {message}
        </Strip>
      ))}
    </div>
  );
}
