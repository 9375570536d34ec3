import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Status, type StatusKind, text } from '#app/ui/index.ts'
import type { PackageItem, PackageStanding, PackageState } from '#contract/learning/packages.ts'
import * as styles from './learner.css.ts'

export const packageDiscs: Record<PackageState, StatusKind> = {
  notStarted: 'draft',
  started: 'sent',
  completed: 'paid',
  passed: 'paid',
  failed: 'void',
}

/** 270 is 4:30, 4270 is 1:11:10. */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  const tail = two(seconds % 60)
  return hours === 0 ? `${minutes}:${tail}` : `${hours}:${two(minutes)}:${tail}`
}

/** The table of contents of a package, with what came of each part. */
export function PackagePanel({ held }: { held: PackageStanding }) {
  const t = useT('courses')
  return (
    <section className={styles.standing} aria-label={held.title}>
      <noscript>
        <p className={text.soft}>{t('package.needsScript')}</p>
      </noscript>
      <ol className={styles.lessons}>
        {held.items.map((item) => (
          <PackageLine key={item.itemId} item={item} />
        ))}
      </ol>
      {held.differences.length > 0 && (
        <details>
          <summary>{t('package.differences')}</summary>
          <ul>
            {held.differences.map(({ what, at }) => (
              <li key={`${what} ${at}`}>
                {t(`package.difference.${what}`)}
                {at !== '' && <span className={text.secondLine}>{at}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** A part of a package with what came of it. */
export function PackageItemState({ item }: { item: PackageItem }) {
  const t = useT('courses')
  const { title, depth, state, percent, seconds, isWaived } = item
  const details = [
    isWaived ? t('package.waived') : '',
    percent === null ? '' : t('mine.percent', { percent }),
    seconds === 0 ? '' : clockOf(seconds),
  ]
  return (
    <span className={depth > 0 ? styles.inner : undefined}>
      {title}
      {state !== 'notStarted' && (
        <span className={text.secondLine}>
          <Status kind={packageDiscs[state]}>{t(`packageState.${state}`)}</Status>{' '}
          {details.filter(Boolean).join(' · ')}
        </span>
      )}
    </span>
  )
}

function PackageLine({ item }: { item: PackageItem }) {
  const t = useT('courses')
  const { itemId, title, isLaunchable, isOpen, state } = item
  if (!isLaunchable) {
    return (
      <li className={styles.lessonRow}>
        <strong>{title}</strong>
      </li>
    )
  }
  const isBegun = state !== 'notStarted'
  return (
    <li className={styles.lessonRow}>
      <PackageItemState item={item} />
      <span className={styles.lessonKind}>
        {isOpen ? (
          <form method="post">
            <IdempotencyField />
            <input type="hidden" name="itemId" value={itemId} />
            <Button
              kind={isBegun ? 'ghost' : 'primary'}
              icon="play"
              name="intent"
              value="launch"
              aria-label={`${t(isBegun ? 'mine.goOn' : 'mine.begin')}: ${title}`}
            >
              {t(isBegun ? 'mine.goOn' : 'mine.begin')}
            </Button>
          </form>
        ) : (
          t('lessonState.locked')
        )}
      </span>
    </li>
  )
}
