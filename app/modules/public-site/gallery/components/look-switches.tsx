import { useT } from '#app/shell/page-context.tsx'
import { Row, Segmented, SheetPad } from '#app/ui/index.ts'
import { type Look, lookChoices, lookQuery } from '../look.ts'
import * as styles from './example.css.ts'

/** Theme, direction and density of the examples, as links: the server makes the page as chosen. */
export function LookSwitches({ path, look }: { path: string; look: Look }) {
  const t = useT('gallery')
  return (
    <SheetPad className={styles.switches}>
      <Row gap="s4">
        <Segmented
          label={t('look.theme.title')}
          choices={lookChoices.theme.map((theme) => ({
            href: path + lookQuery({ ...look, theme }),
            label: t(`look.theme.${theme}`),
            isCurrent: theme === look.theme,
          }))}
        />
        <Segmented
          label={t('look.dir.title')}
          choices={lookChoices.dir.map((dir) => ({
            href: path + lookQuery({ ...look, dir }),
            label: t(`look.dir.${dir}`),
            isCurrent: dir === look.dir,
          }))}
        />
        <Segmented
          label={t('look.density.title')}
          choices={lookChoices.density.map((density) => ({
            href: path + lookQuery({ ...look, density }),
            label: t(`look.density.${density}`),
            isCurrent: density === look.density,
          }))}
        />
      </Row>
    </SheetPad>
  )
}
