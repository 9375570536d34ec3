import { Icon, type IconName } from '#app/ui/index.ts'
import * as styles from '../../components/example.css.ts'
import type { ExampleProps } from '../../look.ts'

export default function Icons({ icons }: ExampleProps) {
  return (
    <ul className={styles.icons}>
      {icons.map((name) => (
        <li key={name} className={styles.icon}>
          {/* The names come from the file of the type itself. */}
          <Icon name={name as IconName} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}
