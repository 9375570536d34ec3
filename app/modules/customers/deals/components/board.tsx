import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, text } from '#app/ui/index.ts'
import type { BoardCard, DealBoard } from '#contract/customers/deals.ts'
import { dealPath, dealsPath } from '../paths.ts'
import * as styles from './board.css.ts'
import { Flags } from './flags.tsx'

type Column = DealBoard['columns'][number]
type BoardProps = { board: DealBoard; owners: { userId: string; name: string }[] }

/** The form that the island fills in when a card is dropped. */
export const moveFormId = 'move-deal'

/** Deals by their stages. Buttons move a card; with script it is dragged, too. */
export function Board({ board, owners }: BoardProps) {
  const { can } = useFirm()
  const { columns } = board
  const canMove = can('deal:edit')
  return (
    <>
      {canMove && (
        <form method="post" id={moveFormId} hidden>
          <IdempotencyField />
          <input type="hidden" name="dealId" />
          <input type="hidden" name="stageId" />
          <input type="hidden" name="afterId" />
        </form>
      )}
      <div className={styles.board} data-board>
        {columns.map((column, at) => (
          <BoardColumn
            key={column.id}
            pipelineId={board.pipelineId}
            column={column}
            before={columns[at - 1]}
            after={columns[at + 1]}
            canMove={canMove}
            owners={owners}
          />
        ))}
      </div>
    </>
  )
}

type BoardColumnProps = {
  pipelineId: string
  column: Column
  before: Column | undefined
  after: Column | undefined
  canMove: boolean
  owners: BoardProps['owners']
}

function BoardColumn(props: BoardColumnProps) {
  const { pipelineId, column, before, after, canMove, owners } = props
  const t = useT('deals')
  const { money, number } = useFormat()
  const { firm } = useFirm()
  const { id, name, cards, count, sums } = column
  const hidden = count - cards.length
  return (
    <section className={styles.column} aria-labelledby={`stage-${id}`} data-stage={id}>
      <div className={styles.columnHead}>
        <h2 className={styles.columnTitle} id={`stage-${id}`}>
          <span>{name}</span>
          <span className={styles.quiet}>{number(count)}</span>
        </h2>
        <p className={styles.quiet}>
          {sums.map((one) => money(one.amount, one.currency)).join(' + ') || t('board.empty')}
        </p>
      </div>
      <ol className={styles.cards}>
        {cards.map((card, at) => (
          <Card
            key={card.id}
            card={card}
            canMove={canMove}
            owner={owners.find(({ userId }) => userId === card.ownerId)?.name}
            back={before && { stageId: before.id, label: before.name }}
            on={after && { stageId: after.id, label: after.name }}
            up={at === 0 ? undefined : { stageId: id, afterId: cards[at - 2]?.id ?? 'first' }}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <a
          className={text.link}
          href={`${dealsPath(firm.firmId)}?pipeline=${pipelineId}&stage=${id}`}
        >
          {t('board.more', { count: hidden })}
        </a>
      )}
    </section>
  )
}

type Neighbour = { stageId: string; label: string }
type CardProps = {
  card: BoardCard
  canMove: boolean
  owner: string | undefined
  back: Neighbour | undefined
  on: Neighbour | undefined
  up: { stageId: string; afterId: string } | undefined
}

function Card({ card, canMove, owner, back, on, up }: CardProps) {
  const t = useT('deals')
  const { money, date } = useFormat()
  const { firm } = useFirm()
  const { id, title, customerName, amount, currency, expectedDate, flags } = card
  return (
    <li className={styles.card} data-card={id}>
      <a className={styles.cardTitle} href={dealPath(firm.firmId, id)}>
        {title}
      </a>
      {customerName && <span className={styles.quiet}>{customerName}</span>}
      <span className={styles.cardLine}>
        <span className={styles.amount}>{money(amount, currency)}</span>
        {expectedDate && <span>{date(expectedDate)}</span>}
      </span>
      {owner && <span className={styles.quiet}>{owner}</span>}
      {flags.length > 0 && <Flags flags={flags} />}
      {canMove && (
        <div className={styles.buttons}>
          {back && (
            <Move dealId={id} to={back} icon="arrow-left">
              {t('board.back', { stage: back.label })}
            </Move>
          )}
          {up && (
            <Move dealId={id} to={up} icon="arrow-up">
              {t('board.up')}
            </Move>
          )}
          {on && (
            <Move dealId={id} to={on} icon="arrow-right">
              {t('board.on', { stage: on.label })}
            </Move>
          )}
        </div>
      )}
    </li>
  )
}

type MoveProps = {
  dealId: string
  to: { stageId: string; afterId?: string }
  icon: 'arrow-left' | 'arrow-right' | 'arrow-up'
  children: string
}

function Move({ dealId, to, icon, children }: MoveProps) {
  return (
    <form method="post">
      <IdempotencyField />
      <input type="hidden" name="dealId" value={dealId} />
      <input type="hidden" name="stageId" value={to.stageId} />
      <input type="hidden" name="afterId" value={to.afterId ?? ''} />
      <Button kind="ghost" size="s" icon={icon} iconOnly>
        {children}
      </Button>
    </form>
  )
}
