import type { CountryConfig } from '@remesa/domain/country'
import type * as z from 'zod/mini'
import type { CountryCode } from './countries.seed'

/** A country's settings as the back end stores them. Settings that have a separate column are excluded. */
export type StoredConfig = Omit<z.input<typeof CountryConfig>, 'id' | 'code' | 'name' | 'mainCurrency'>

const reportTypes = (...enabled: readonly string[]) => ({
  Client: { Enabled: enabled.includes('Client') },
  Orders: { Enabled: enabled.includes('Orders') },
  SearchEmployee: { Enabled: enabled.includes('SearchEmployee') },
  Servicepoint: { Enabled: enabled.includes('Servicepoint') },
  Subclient: { Enabled: enabled.includes('Subclient') },
  Users: { Enabled: enabled.includes('Users') },
})

/**
 * Settings of the countries in the demo data. Each setting is on in one country and off in another. Spain is the plain
 * case with intervals of two hours. Portugal shows a warning, asks for no hours, and forbids orders for the next day
 * from 18:00 to 06:00. Germany writes its hours with minutes and has no deposits. In Peru the first day of service is
 * tomorrow. Brazil has econo-cash and agile pickups in containers. Colombia has nothing enabled yet.
 */
export const seedConfigs: Readonly<Record<CountryCode, StoredConfig>> = {
  ES: {
    maxCodeSeal: 20,
    showUsersGuide: true,
    documentTypes: [
      { code: 'DNI', description: 'DNI' },
      { code: 'TIP', description: 'Tarjeta de identidad profesional' },
    ],
    CashToday: { Enabled: true, ShowWarning: false },
    Orders: {
      Enabled: true,
      EnabledCancelOrders: true,
      ShowWarning: false,
      Pickup: {
        EconoCash: { Enabled: true, DefaultStartTime: '11', DefaultFinalTime: '14' },
        AllowIntervalTime: true,
        DefaultStartTime: '9',
        DefaultFinalTime: '11',
        MinimumRangeInHours: 2,
        MinimumStartingIntervalInHours: 1,
        SuggestedFinishingIntervalInHours: 2,
        AgilePickup: { Mode: '0', ShowPacks: false },
      },
      Delivery: { AllowIntervalTime: true, SuggestedFinishingIntervalInHours: 3 },
      TechnicalAssistance: { AllowIntervalTime: true, DefaultStartTime: '10', DefaultFinalTime: '13' },
      Filter: { NextDays: 7, PreviousDays: 7 },
      Supply: { MaximumQuantity: 50 },
    },
    SearchEmployee: {
      Enabled: true,
      ShowWarning: false,
      SearchWithBarcode: true,
      BarcodeFormats: ['CODE_128', 'QR_CODE'],
      BarcodePostProcessorRegexPattern: '^[^0-9]*([0-9]+)$',
      Type: 'TIP',
      DataProtectionLawConfig: true,
      ShowDataDocument: false,
      ApplyValidationDocument: true,
      ContactPhone: '+34 900 555 014',
    },
    Reports: {
      Enabled: true,
      ShowWarning: false,
      ReportType: reportTypes('Client', 'Orders', 'SearchEmployee', 'Servicepoint', 'Subclient', 'Users'),
    },
    Administration: { Enabled: true, ShowWarning: false },
  },
  PT: {
    maxCodeSeal: 12,
    showUsersGuide: true,
    maxServicesPoint: 25,
    documentTypes: [{ code: 'CC', description: 'Cartão de cidadão' }],
    CashToday: {
      Enabled: true,
      ShowWarning: true,
      BagCodeFormats: ['PT-99999999', '9999999999'],
    },
    Orders: {
      Enabled: true,
      EnabledCancelOrders: false,
      ShowWarning: true,
      Pickup: {
        ForbiddenNextDay: { Enabled: true, StartTime: '18:00', EndTime: '06:00' },
        AllowIntervalTime: false,
        DefaultStartTime: '8',
        DefaultFinalTime: '12',
      },
      Delivery: { AllowIntervalTime: false },
      TechnicalAssistance: {
        ForbiddenNextDay: { Enabled: true, StartTime: '18:00', EndTime: '06:00' },
        AllowIntervalTime: false,
      },
      Filter: { NextDays: 14, PreviousDays: 3 },
    },
    SearchEmployee: {
      Enabled: true,
      ShowWarning: true,
      SearchWithBarcode: false,
      Type: 'CC',
      ContactPhone: '+351 800 555 021',
    },
    Reports: { Enabled: true, ShowWarning: true, ReportType: reportTypes('SearchEmployee', 'Users') },
    Administration: { Enabled: true, ShowWarning: true },
  },
  DE: {
    maxCodeSeal: 15,
    showUsersGuide: false,
    documentTypes: [{ code: 'PA', description: 'Personalausweis' }],
    CashToday: { Enabled: false },
    Orders: {
      Enabled: true,
      EnabledCancelOrders: true,
      Pickup: {
        AllowIntervalTime: true,
        DefaultStartTime: '09:30',
        DefaultFinalTime: '13:00',
        MinimumRangeInHours: 3,
        MinimumStartingIntervalInHours: 4,
        MinimumHour: 7,
        MaximumHour: 17,
      },
      Delivery: { AllowIntervalTime: true, MinimumHour: 7, MaximumHour: 17 },
      TechnicalAssistance: { AllowIntervalTime: false },
      Filter: { NextDays: 10, PreviousDays: 10 },
    },
    SearchEmployee: {
      Enabled: true,
      SearchWithBarcode: true,
      BarcodeFormats: ['EAN_13'],
      DataProtectionLawConfig: false,
      ShowDataDocument: true,
      ApplyValidationDocument: false,
      ContactPhone: '+49 30 23125 014',
    },
    Reports: { Enabled: true, ReportType: reportTypes('Orders', 'Client', 'Subclient', 'Servicepoint') },
    Administration: { Enabled: true },
  },
  PE: {
    maxCodeSeal: 10,
    showUsersGuide: true,
    documentTypes: [
      { code: 'DNI', description: 'DNI' },
      { code: 'CE', description: 'Carné de extranjería' },
    ],
    CashToday: { Enabled: true },
    Orders: {
      Enabled: true,
      EnabledCancelOrders: true,
      Pickup: {
        EconoCash: { Enabled: true, DefaultStartTime: '12', DefaultFinalTime: '17' },
        AllowIntervalTime: true,
        DefaultStartTime: '9',
        DefaultFinalTime: '12',
        MinimumRangeInHours: 2,
        MinimumStartingIntervalInHours: 2,
      },
      Delivery: { AllowIntervalTime: true, MinimumRangeInHours: 2 },
      TechnicalAssistance: { AllowIntervalTime: true },
      Supply: { MaximumQuantity: 20 },
    },
    SearchEmployee: { Enabled: false, ContactPhone: '+51 1 555 0114' },
    Reports: { Enabled: false },
    Administration: { Enabled: false },
  },
  BR: {
    maxCodeSeal: 18,
    showUsersGuide: false,
    maxServicesPoint: 3,
    documentTypes: [{ code: 'RG', description: 'Registro geral' }],
    CashToday: { Enabled: true, ShowWarning: true },
    Orders: {
      Enabled: true,
      EnabledCancelOrders: true,
      ShowWarning: true,
      Pickup: {
        EconoCash: { Enabled: true, DefaultStartTime: '13', DefaultFinalTime: '16' },
        AllowIntervalTime: false,
        DefaultStartTime: '10',
        DefaultFinalTime: '13',
        AgilePickup: { Mode: '1', ShowPacks: true },
      },
      Delivery: {
        EconoCash: { Enabled: true, DefaultStartTime: '13', DefaultFinalTime: '16' },
        ForbiddenNextDay: { Enabled: true, StartTime: '15:00', EndTime: '20:00' },
        AllowIntervalTime: true,
      },
      TechnicalAssistance: {
        EconoCash: { Enabled: true, DefaultStartTime: '13', DefaultFinalTime: '16' },
        AllowIntervalTime: true,
      },
      Filter: { NextDays: 5, PreviousDays: 30 },
    },
    SearchEmployee: {
      Enabled: true,
      ShowWarning: true,
      ApplyValidationDocument: true,
      ContactPhone: '+55 11 5555-0114',
    },
    Reports: { Enabled: true, ReportType: reportTypes('Orders', 'SearchEmployee') },
    Administration: { Enabled: true },
  },
  CO: {},
}
