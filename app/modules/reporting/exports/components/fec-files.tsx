import { firmDataPath } from '#app/modules/firm/firms/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Stack, text } from '#app/ui/index.ts'
import type { ExportOffers } from '#contract/reporting/exports.ts'
import { fecFilePath } from '../paths.ts'

type Props = Pick<ExportOffers, 'years'> & { siren: string | null }

/** The French audit file of each fiscal year; it is named by the firm's SIREN, which must be known. */
export function FecFiles({ years, siren }: Props) {
  const t = useT('exports')
  const { date } = useFormat()
  const { firm } = useFirm()
  return (
    <Stack>
      <p className={text.soft}>{t('fec.words')}</p>
      {siren === null ? (
        <p>
          {t('fec.noSiren')}{' '}
          <a className={text.link} href={firmDataPath(firm.firmId)}>
            {t('fec.enter')}
          </a>
        </p>
      ) : (
        <ul>
          {years.map(({ from, to }) => (
            <li key={to}>
              <a className={text.link} href={fecFilePath(firm.firmId, to)}>
                {t('books.year', { from: date(from, 'medium'), to: date(to, 'medium') })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {siren !== null && years.length === 0 && <p className={text.soft}>{t('books.none')}</p>}
    </Stack>
  )
}
