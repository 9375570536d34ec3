import type { Door } from '#app/modules/entry/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import { doorPath } from '../door.ts'

/** From a login page of its own back to the door with all ways in. */
export function OtherWay({ door }: { door: Door }) {
  const t = useT('credentials')
  return (
    <p className={text.small}>
      <a className={text.link} href={doorPath(door)}>
        {t('otherWay')}
      </a>
    </p>
  )
}
