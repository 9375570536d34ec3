import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, text } from '#app/ui/index.ts'
import type { Verification } from '#contract/books/ledger.ts'
import { entryPath } from '../paths.ts'
import { Hash } from './entry-facts.tsx'

/** Whether the chain holds, or the first entry that does not, with why. */
export function VerificationResult({ result }: { result: Verification }) {
  const t = useT('ledger')
  const { number } = useFormat()
  const { firm } = useFirm()
  const { total, verified, next, hash, broken } = result
  const counts = { verified: number(verified), total: number(total) }
  if (broken) {
    const { sequence, entryId, reason } = broken
    return (
      <div role="alert">
        <Band tone="bad" title={t('verify.broken', { number: number(sequence) })}>
          <p>{t(`verify.reason.${reason}`)}</p>
          {entryId && (
            <a className={text.link} href={entryPath(firm.firmId, entryId)}>
              {t('entry.open')}
            </a>
          )}
        </Band>
      </div>
    )
  }
  if (next !== null) return <Band tone="info" title={t('verify.part', counts)} />
  return (
    <Band tone="ok" title={t('verify.whole', counts)}>
      <p>{t('verify.note')}</p>
      <Hash>{hash}</Hash>
    </Band>
  )
}
