import type { ImportField, ImportFields } from './columns'

/** A field of a service point that a column of a file can contain. */
export type ServicePointImportField =
  | 'client'
  | 'subclient'
  | 'sourceSystem'
  | 'codeSol'
  | 'description'
  | 'address'
  | 'type'
  | 'idSmartcash'
  | 'deviceId'
  | 'modules'
  | 'agilePickup'
  | 'enabledReadQr'
  | 'econoCash'
  | 'limitCurrency'
  | 'limit'

const codes: ReadonlySet<ServicePointImportField> = new Set([
  'client',
  'subclient',
  'codeSol',
  'idSmartcash',
  'deviceId',
])

const field = (
  name: ServicePointImportField,
  required: boolean,
  headings: readonly string[],
): ImportField<ServicePointImportField> => ({ name, required, headings, isCode: codes.has(name) })

/** The fields of service points in the order of a template, with their headings. (IMP-10, IMP-50) */
export const servicePointImportFields: ImportFields<ServicePointImportField> = [
  field('client', true, [
    'client',
    'client code',
    'customer',
    'customer code',
    'cliente',
    'codigo cliente',
    'codigo de cliente',
    'codigo del cliente',
    'codigo do cliente',
    'cod cliente',
    'kunde',
    'kundencode',
    'kundennummer',
    'entidad',
    'entidade',
  ]),
  field('subclient', true, [
    'center',
    'center code',
    'centre',
    'centre code',
    'subclient',
    'subclient code',
    'centro',
    'codigo centro',
    'codigo de centro',
    'codigo del centro',
    'codigo do centro',
    'cod centro',
    'subcliente',
    'zentrum',
    'zentrumscode',
    'unterkunde',
    'standort',
    'standortcode',
  ]),
  field('sourceSystem', false, [
    'source system',
    'system',
    'sistema de origen',
    'sistema origen',
    'sistema',
    'quellsystem',
    'sistema de origem',
  ]),
  field('codeSol', true, [
    'code',
    'point code',
    'service point',
    'service point code',
    'codigo',
    'cod',
    'cod punto',
    'codigo punto',
    'codigo de punto',
    'codigo del punto',
    'codigo do ponto',
    'cod ponto',
    'punto',
    'ponto',
    'servicepunkt',
    'servicestelle',
    'servicestellencode',
    'punktcode',
  ]),
  field('description', false, [
    'description',
    'name',
    'descripcion',
    'nombre',
    'beschreibung',
    'bezeichnung',
    'descricao',
    'nome',
  ]),
  field('address', false, [
    'address',
    'street',
    'direccion',
    'calle',
    'calle y numero',
    'adresse',
    'anschrift',
    'strasse',
    'endereco',
    'morada',
    'rua',
  ]),
  field('type', false, ['type', 'tipo', 'typ', 'art']),
  field('idSmartcash', false, ['smartcash id', 'smartcash', 'id smartcash', 'smartcash kennung']),
  field('deviceId', false, [
    'device id',
    'device',
    'terminal',
    'id de dispositivo',
    'id del dispositivo',
    'id dispositivo',
    'dispositivo',
    'gerat',
    'gerate id',
    'geraet',
    'id do dispositivo',
  ]),
  field('modules', false, ['modules', 'module', 'modulos', 'services', 'servicios', 'servicos']),
  field('agilePickup', false, [
    'agile pickup',
    'recogida agil',
    'agile abholung',
    'recolha agil',
    'coleta agil',
    'recolha agile',
  ]),
  field('enabledReadQr', false, [
    'qr',
    'read qr',
    'qr code',
    'qr codes',
    'lectura qr',
    'codigo qr',
    'codigos qr',
    'leitura qr',
    'leer qr',
    'ler qr',
    'qr lesen',
    'read qr codes',
    'leer codigos qr',
    'qr codes lesen',
    'ler codigos qr',
  ]),
  field('econoCash', false, ['econo cash', 'econocash']),
  field('limitCurrency', false, [
    'limit currency',
    'currency',
    'currency of the limit',
    'divisa del limite',
    'divisa',
    'moneda',
    'moneda del limite',
    'wahrung des limits',
    'wahrung',
    'waehrung',
    'limitwahrung',
    'moeda do limite',
    'moeda',
  ]),
  field('limit', false, [
    'limit',
    'order limit',
    'limit amount',
    'limite',
    'limite por pedido',
    'importe limite',
    'importe del limite',
    'importe maximo',
    'limitbetrag',
    'hochstbetrag',
    'hoechstbetrag',
    'valor limite',
    'montante do limite',
    'montante maximo',
  ]),
]
