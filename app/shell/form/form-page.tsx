import type { ReactNode } from 'react'
import { Button, type ButtonLook, Icon, LinkButton } from '#app/ui/index.ts'
import { useT } from '../page-context.tsx'
import * as styles from './form-page.css.ts'

/** What stands above the sections of a form: its summary and its notices. */
export function FormNotices({ children }: { children: ReactNode }) {
  return <div className={styles.notices}>{children}</div>
}

type FormSectionProps = {
  title: ReactNode
  /** One sentence on what the fields are for. */
  words?: ReactNode
  /** Closed or open at first, for what few need; a section without can't be folded. */
  fold?: 'closed' | 'open'
  /** By which `OpenFolds` knows it on the same form another time. */
  name?: string
  children: ReactNode
}

/** Fields that belong together, with their title beside them where there is room. */
export function FormSection({ title, words, fold, name, children }: FormSectionProps) {
  const head = (
    <header>
      <h2 className={styles.title}>{title}</h2>
      {words && <p className={styles.words}>{words}</p>}
    </header>
  )
  const fields = <div className={styles.fields}>{children}</div>
  if (!fold) {
    return (
      <section className={styles.section}>
        {head}
        {fields}
      </section>
    )
  }
  return (
    <details className={styles.folding} open={fold === 'open'} data-fold={name}>
      <summary className={styles.summary}>
        {head}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.section}>{fields}</div>
    </details>
  )
}

type FormFootProps = Pick<ButtonLook, 'icon'> & {
  cancelHref: string
  /** What pressing it does. */
  submit: ReactNode
  /** More buttons between the way out and the main one. */
  children?: ReactNode
  /** Stays below its fields: another form's buttons on the page are the ones in reach. */
  isBelow?: boolean
}

/** The buttons of a form's page, always in reach. */
export function FormFoot({ cancelHref, submit, icon, children, isBelow }: FormFootProps) {
  return (
    <FormFootPlain cancelHref={cancelHref} isBelow={isBelow}>
      {children}
      <Button kind="primary" icon={icon}>
        {submit}
      </Button>
    </FormFootPlain>
  )
}

/** As `FormFoot`, with whatever buttons there are. */
export function FormFootPlain(props: Omit<FormFootProps, 'submit' | 'icon'>) {
  const { cancelHref, children, isBelow } = props
  const t = useT('form')
  return (
    <footer
      className={isBelow ? styles.footBelow : styles.foot}
      data-foot-bar={isBelow ? undefined : ''}
    >
      <div className={styles.buttons}>
        <LinkButton kind="ghost" href={cancelHref}>
          {t('cancel')}
        </LinkButton>
        {children}
      </div>
    </footer>
  )
}
