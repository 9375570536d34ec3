import { useFormList } from '#app/shell/form/form-fields.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Checkbox } from '#app/ui/index.ts'
import { isAllowed, roles } from '#contract/core/roles.ts'
import * as styles from './analytics.css.ts'

/** Built-in roles that have analyses at all. */
const sharing = roles.filter((role) => isAllowed(role, 'analysis:view'))

/** With which roles something is shared; whoever looks sees what their own rights let them see. */
export function ShareFields() {
  const t = useT('analytics')
  const tFirms = useT('firms')
  const chosen = useFormList('roles')
  return (
    <fieldset>
      <legend className={styles.legend}>{t('share.legend')}</legend>
      <div className={styles.boxes}>
        <Checkbox name="roles" value="everybody" defaultChecked={chosen.includes('everybody')}>
          {t('share.everybody')}
        </Checkbox>
        {sharing.map((role) => (
          <Checkbox key={role} name="roles" value={role} defaultChecked={chosen.includes(role)}>
            {tFirms(`role.${role}`)}
          </Checkbox>
        ))}
      </div>
      <p className={styles.entryWords}>{t('share.words')}</p>
    </fieldset>
  )
}
