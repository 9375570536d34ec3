/** What files of other programs call the fields of an item, in any language. */
export const itemHeads = {
  name: [
    'Item, Item name, Product, Product name, Title',
    'Artikel, Artikelname, Produkt, Name, Kurztext',
    'Articolo, Prodotto, Nome',
    'Товар, Номенклатура, Название',
    'Artículo, Producto, Nombre',
  ],
  sku: [
    'Item number, Item no, Article number, Product code, SKU, No',
    'Artikel-Nr, ArtNr, Art.-Nr., Produktnummer, Nr',
    'Codice articolo, Codice prodotto',
    'Артикул, Код товара',
    'Referencia, Código de artículo, Ref.',
  ],
  description: [
    'Long text, Details',
    'Langtext, Text',
    'Descrizione estesa',
    'Подробности',
    'Detalle',
  ],
  unitPrice: [
    'Price, Sales price, Unit price, Net price',
    'Preis, Verkaufspreis, VK, VK-Preis, Einzelpreis, Nettopreis, Stückpreis',
    'Prezzo, Prezzo di vendita, Prezzo unitario',
    'Цена, Цена продажи',
    'Precio, Precio de venta, PVP, Precio unitario',
  ],
  unit: [
    'UOM, Unit of measure',
    'ME, Mengeneinheit',
    'U.M., UM',
    'Ед. изм.',
    'Unidad de medida, UM',
  ],
  taxCode: [
    'VAT, VAT rate, Tax rate',
    'USt, MwSt, Steuersatz',
    'IVA, Aliquota',
    'НДС',
    'IVA, Tipo de IVA',
  ],
  barcodes: [
    'Barcode, EAN, GTIN, UPC',
    'Strichcode',
    'Codice a barre',
    'Штрихкод',
    'Código de barras',
  ],
  reorderLevel: [
    'Minimum stock',
    'Mindestbestand',
    'Scorta minima',
    'Минимальный остаток',
    'Stock mínimo',
  ],
}
