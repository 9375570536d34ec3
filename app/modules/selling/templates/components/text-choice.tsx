import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Tabs, text } from '#app/ui/index.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import { type PaperTextKind, paperTextKinds } from '#contract/firm/paper-looks.ts'
import { paperLookPath } from '../paths.ts'

type Which = { kind: PaperTextKind; language: Language }

/** Links to the words of the other kinds and languages; a count says where there are some. */
export function TextChoice({ which, written }: { which: Which; written: readonly Which[] }) {
  const t = useT('templates')
  const { firm } = useFirm()
  const countOf = (isIt: (one: Which) => boolean) => written.filter(isIt).length || undefined
  return (
    <div>
      <Tabs
        label={t('kind')}
        tabs={paperTextKinds.map((kind) => ({
          href: paperLookPath(firm.firmId, kind, which.language),
          label: t(`kinds.${kind}`),
          isCurrent: kind === which.kind,
          count: countOf((one) => one.kind === kind),
        }))}
      />
      <Tabs
        label={t('language')}
        tabs={languages.map((language) => ({
          href: paperLookPath(firm.firmId, which.kind, language),
          label: languageNames[language],
          isCurrent: language === which.language,
          count: countOf((one) => one.kind === which.kind && one.language === language),
        }))}
      />
      <p className={text.soft}>{t('saveFirst')}</p>
    </div>
  )
}
