import { useFirm, useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import { usualLives } from '#contract/books/asset-lives.ts'
import { newAssetPath } from '../paths.ts'

/** What is usual in the firm's country; a press on it begins the form with that. */
export function UsualLives() {
  const t = useT('assets')
  const { firm } = useFirm()
  return (
    <p className={text.soft}>
      {t('usual.words')}{' '}
      {usualLives(firm.country).map(({ group, months }, at) => (
        <span key={group}>
          {at > 0 && ', '}
          <a className={text.link} href={newAssetPath(firm.firmId, { what: 'asset', months })}>
            {t('usual.one', { group: t(`usual.group.${group}`), months })}
          </a>
        </span>
      ))}
    </p>
  )
}
