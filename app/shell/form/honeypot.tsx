import { useT } from '../page-context.tsx'
import * as styles from './guest-fields.css.ts'

/** A field that people neither see nor reach; whoever fills it is a program. */
export function Honeypot({ id }: { id: string }) {
  const t = useT('form')
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{t('trap')}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
