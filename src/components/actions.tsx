import { graphql } from 'gatsby';
import { ActionLink } from './action-link';
import { RiskLine } from './risk-line';
import * as styles from './actions.module.css';

export const query = graphql`
  fragment ActionLabel on Action {
    label
    route
  }
`;

interface ActionsProps {
  /** Links shown as buttons; the first is the section's main action. */
  actions: readonly Queries.ActionLabelFragment[] | null;
  /** The look of the first button. */
  first?: 'primary' | 'light';
  /** False if another button of the section matters more: then no button here is primary. */
  isMain?: boolean;
}

/** A row of buttons, stacked at full width on phones. */
export function ActionRow({ actions, first = 'primary', isMain = true }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {actions?.map(({ label, route }, index) => {
        const isPrimary = isMain && index === 0;
        return (
          <ActionLink key={route + label} route={route} look={isPrimary ? first : 'secondary'} arrow={isPrimary}>
            {label}
          </ActionLink>
        );
      })}
    </div>
  );
}

/** A row of buttons, with a risk warning below it if one of them opens an account. */
export function Actions(props: ActionsProps) {
  const { actions } = props;
  if (!actions || actions.length === 0) return null;
  return (
    <div>
      <ActionRow {...props} />
      {actions.some(({ route }) => route === 'register') && <RiskLine />}
    </div>
  );
}
