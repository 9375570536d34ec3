import type { ReactNode } from 'react'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { classes, LinkButton, LogoMark, text } from '#app/ui/index.ts'
import type { TillRegister } from '#contract/tills/tills.ts'
import { countPath, offlinePath, sessionPath, ticketsPath, tillsPath } from '../paths.ts'
import * as styles from './sale.css.ts'

type TillBarProps = {
  till: Pick<TillRegister, 'id' | 'name'>
  sessionId: string
  /** The field for codes, on the selling screen. */
  children?: ReactNode
}

/** The head of the selling screen: where it is, what is scanned, and the ways out of it. */
export function TillBar({ till, sessionId, children }: TillBarProps) {
  const t = useT('tills')
  const { firm } = useFirm()
  const { session } = usePage()
  const { firmId } = firm
  const soldHere = `${ticketsPath(firmId)}?sessionId=${sessionId}`
  return (
    <header className={styles.top}>
      <div className={styles.topName}>
        <a href={tillsPath(firmId)} aria-label={t('sell.leave')}>
          <LogoMark />
        </a>
        <h1 className={classes(text.ellipsis, styles.topTitle)}>{till.name}</h1>
      </div>
      {children}
      <div className={styles.topEnd}>
        <BarLink
          icon="wifi-off"
          href={offlinePath(firmId, till.id)}
          words={t('offline.link')}
          isShort
        />
        <BarLink icon="history" href={soldHere} words={t('sell.soldToday')} />
        <BarLink
          icon="receipt-text"
          href={sessionPath(firmId, sessionId)}
          words={t('report.x')}
          isShort
        />
        <BarLink icon="lock" href={countPath(firmId, sessionId)} words={t('sell.close')} />
        <span className={styles.wideOnly}>{session?.user.name}</span>
      </div>
    </header>
  )
}

type BarLinkProps = {
  icon: 'wifi-off' | 'history' | 'receipt-text' | 'lock'
  href: string
  words: string
  /** Its icon alone, however wide the screen is. */
  isShort?: boolean
}

function BarLink({ icon, href, words, isShort }: BarLinkProps) {
  if (isShort) {
    return (
      <LinkButton icon={icon} iconOnly href={href} kind="ghost" title={words}>
        {words}
      </LinkButton>
    )
  }
  return (
    <LinkButton icon={icon} href={href} title={words}>
      <span className={styles.barWords}>{words}</span>
    </LinkButton>
  )
}
