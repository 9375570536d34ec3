import { useT } from '#app/shell/page-context.tsx'
import { Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Mailbox } from '#contract/communication/mailbox.ts'

/** Where suppliers send their bills: what comes there becomes a draft by itself. */
export function BillsAddress({ address, isReachable }: Pick<Mailbox, 'address' | 'isReachable'>) {
  const t = useT('bills')
  return (
    <Rules>
      <RulesCell title={t('mail.title')}>
        <p>{t('mail.words')}</p>
        <p>
          <a className={text.link} href={`mailto:${address}`}>
            {address}
          </a>
        </p>
        {!isReachable && <p className={text.soft}>{t('mail.insideOnly')}</p>}
      </RulesCell>
    </Rules>
  )
}
