import { useFirm, useT } from '#app/shell/page-context.tsx'
import { LinkButton } from '#app/ui/index.ts'
import { type ReturnKind, returnForms } from '#contract/reporting/return-files.ts'
import { returnFilePath, returnFormPath } from '../paths.ts'

type ReturnFileButtonsProps = { kind: ReturnKind; from: string; to: string; size?: 's' }

/** A return's files, one button each: those that ask for a number lead to where it is typed in. */
export function ReturnFileButtons({ kind, from, to, size }: ReturnFileButtonsProps) {
  const t = useT('reports')
  const { firm } = useFirm()
  return returnForms(firm.country, kind).map(({ file, number }) => {
    const pathOf = number ? returnFormPath : returnFilePath
    return (
      <LinkButton
        key={file}
        icon="file-down"
        href={pathOf(firm.firmId, { from, to, file })}
        {...(size && { size })}
      >
        {t(`returns.file.${file}`)}
      </LinkButton>
    )
  })
}
