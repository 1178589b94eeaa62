const words: readonly (readonly [readonly string[], readonly string[]])[] = [
  // Spanish
  [
    [
      'Gran Vía',
      'Plaza de España',
      'Ñandú',
      'Peña',
      'Nuñez',
      'Álvarez',
      'Ibáñez',
      'Cigüeña',
      'Zúñiga',
      'Lleida',
    ],
    ['2', '10', '100', 'Norte', 'Sur', 'bis'],
  ],
  // English
  [
    ["King's Cross", 'Brontë', 'Zoë', 'Café Royal', 'naïve', 'O’Neill', 'Co-op', 'coop', 'McKay', 'Æthelred'],
    ['1', '9', '21', 'East', 'west', 'Ltd.'],
  ],
  // German
  [
    ['Müller', 'Mueller', 'Straße', 'Strasse', 'Größe', 'Österreich', 'Übersee', 'Ärzte', 'Jäger', 'Weiß'],
    ['3', '03', '30', 'Mitte', 'Süd', 'GmbH'],
  ],
  // Portuguese
  [
    ['São Tomé', 'Praça', 'Ação', 'Coração', 'Avô', 'Avó', 'Ponta Delgada', 'Évora', 'Índio', 'Mação'],
    ['4', '40', '400', 'Baixa', 'Alta', 'Lda'],
  ],
  // Names in further languages of Europe, which are not languages of the product, such as Polish, Danish and Turkish
  [
    ['Łódź', 'Øster', 'Œuvre', 'Çelik', 'İzmir', 'Đorđe', 'Škoda', 'Château', 'Ålesund', 'Þór'],
    ['5', '15', '050', 'A', 'á', 'Z'],
  ],
]

/**
 * Three hundred names of places and people in Spanish, English, German, Portuguese and other European languages. Many
 * contain letters and numbers that are hard to sort.
 */
export const namesOfFiveLanguages: readonly string[] = words.flatMap(([first, last]) =>
  first.flatMap((one) => last.map((other) => `${one} ${other}`)),
)
