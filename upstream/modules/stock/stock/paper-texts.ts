import type { Language } from '#contract/core/fields.ts'
import type { StockDocumentKind } from '#contract/stock/stock.ts'

type Texts = {
  titles: Readonly<Record<StockDocumentKind, string>>
  deliveredTo: string
  fromSupplier: string
  date: string
  from: string
  to: string
  source: string
  goods: string
  position: string
  code: string
  item: string
  quantity: string
  /** Of an open delivery: what of it went out already. */
  done: string
  /** Batches and serial numbers below an item; gap: codes. */
  lots: string
  received: string
}

/** Words of delivery notes and other papers of moved goods. */
export const stockPaperTexts: Readonly<Record<Language, Texts>> = {
  en: {
    titles: {
      receipt: 'Goods receipt',
      delivery: 'Delivery note',
      return: 'Return note',
      transfer: 'Transfer note',
      adjustment: 'Stock adjustment',
      assembly: 'Assembly',
      disassembly: 'Disassembly',
      landedCost: 'Landed cost',
    },
    deliveredTo: 'Delivered to',
    fromSupplier: 'From',
    date: 'Date',
    from: 'From warehouse',
    to: 'To warehouse',
    source: 'For',
    goods: 'Goods',
    position: 'Pos.',
    code: 'Code',
    item: 'Item',
    quantity: 'Quantity',
    done: 'Delivered',
    lots: 'No. {codes}',
    received: 'Goods received in good order: date, signature',
  },
  de: {
    titles: {
      receipt: 'Wareneingang',
      delivery: 'Lieferschein',
      return: 'Rücknahmeschein',
      transfer: 'Umlagerungsschein',
      adjustment: 'Bestandskorrektur',
      assembly: 'Montage',
      disassembly: 'Demontage',
      landedCost: 'Bezugsnebenkosten',
    },
    deliveredTo: 'Lieferung an',
    fromSupplier: 'Von',
    date: 'Datum',
    from: 'Aus Lagerort',
    to: 'In Lagerort',
    source: 'Zu',
    goods: 'Ware',
    position: 'Pos.',
    code: 'Artikelnr.',
    item: 'Artikel',
    quantity: 'Menge',
    done: 'Geliefert',
    lots: 'Nr. {codes}',
    received: 'Ware ordnungsgemäß erhalten: Datum, Unterschrift',
  },
  it: {
    titles: {
      receipt: 'Carico di merce',
      delivery: 'Documento di trasporto (DDT)',
      return: 'Documento di reso',
      transfer: 'Trasferimento tra magazzini',
      adjustment: 'Rettifica di magazzino',
      assembly: 'Assemblaggio',
      disassembly: 'Smontaggio',
      landedCost: 'Oneri accessori',
    },
    deliveredTo: 'Destinatario',
    fromSupplier: 'Da',
    date: 'Data',
    from: 'Dal magazzino',
    to: 'Al magazzino',
    source: 'Per',
    goods: 'Merce',
    position: 'Pos.',
    code: 'Codice',
    item: 'Articolo',
    quantity: 'Quantità',
    done: 'Consegnato',
    lots: 'N. {codes}',
    received: 'Merce ricevuta in buono stato: data, firma',
  },
  ru: {
    titles: {
      receipt: 'Приходная накладная',
      delivery: 'Накладная',
      return: 'Накладная на возврат',
      transfer: 'Накладная на перемещение',
      adjustment: 'Корректировка остатков',
      assembly: 'Сборка',
      disassembly: 'Разборка',
      landedCost: 'Дополнительные расходы',
    },
    deliveredTo: 'Грузополучатель',
    fromSupplier: 'От кого',
    date: 'Дата',
    from: 'Со склада',
    to: 'На склад',
    source: 'Основание',
    goods: 'Товары',
    position: '№',
    code: 'Артикул',
    item: 'Наименование',
    quantity: 'Количество',
    done: 'Отгружено',
    lots: '№ {codes}',
    received: 'Товар получен, претензий нет: дата, подпись',
  },
  es: {
    titles: {
      receipt: 'Entrada de mercancía',
      delivery: 'Albarán',
      return: 'Albarán de devolución',
      transfer: 'Traslado entre almacenes',
      adjustment: 'Ajuste de existencias',
      assembly: 'Montaje',
      disassembly: 'Desmontaje',
      landedCost: 'Gastos de adquisición',
    },
    deliveredTo: 'Entregado a',
    fromSupplier: 'De',
    date: 'Fecha',
    from: 'Desde el almacén',
    to: 'Al almacén',
    source: 'Por',
    goods: 'Mercancía',
    position: 'Pos.',
    code: 'Código',
    item: 'Artículo',
    quantity: 'Cantidad',
    done: 'Entregado',
    lots: 'N.º {codes}',
    received: 'Mercancía recibida conforme: fecha, firma',
  },
}
