import type {} from '#app/shell/frame/slots.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Rules, RulesCell, text } from '#app/ui/index.ts'

/** An address for bills, and whether mail from outside comes there. */
export type BillsMail = { address: string; isReachable: boolean }

declare module '#app/shell/frame/slots.ts' {
  interface Slots {
    'bills.address': { about: object; shown: BillsMail }
  }
}

/** Where suppliers send their bills: what comes there becomes a draft by itself. */
export function BillsAddress({ address, isReachable }: BillsMail) {
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
