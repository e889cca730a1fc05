// What a server can be asked about people.
import { ask } from "../lib/api";
import type {
  AskLink,
  ChangePerson,
  DeletePerson,
  EndSession,
  NewPasskey,
  OwnPage,
  PasskeyOptions,
  PersonInfo,
  RecoveryCodes,
  RemovePasskey,
  SetMail,
  SignIn,
  TakeVacation,
  VacationInfo,
} from "../messages";

const ME = "/people/me";
const SIGN_IN = "/people/sign-in";

export const ARCHIVE = `/api${ME}/archive`;

export const people = {
  me: () => ask<PersonInfo | null>(ME),
  page: () => ask<OwnPage>(`${ME}/page`),
  change: (wish: ChangePerson) => ask<OwnPage>(ME, wish),
  passkeyOptions: () => ask<PasskeyOptions>(`${ME}/passkeys/options`, {}),
  addPasskey: (wish: NewPasskey) => ask<RecoveryCodes>(`${ME}/passkeys`, wish),
  removePasskey: (passkey: string) => ask<OwnPage>(`${ME}/passkeys/remove`, { passkey } satisfies RemovePasskey),
  newCodes: () => ask<RecoveryCodes>(`${ME}/codes`, {}),
  endSession: (device: string) => ask<OwnPage>(`${ME}/devices/end`, { device } satisfies EndSession),
  setMail: (address: string | null) => ask<OwnPage>(`${ME}/mail`, { address } satisfies SetMail),
  vacation: () => ask<VacationInfo>(`${ME}/vacation`),
  takeVacation: (days: number) => ask<VacationInfo>(`${ME}/vacation`, { days } satisfies TakeVacation),
  endVacation: () => ask<VacationInfo>(`${ME}/vacation/end`, {}),
  signOut: () => ask<null>(`${ME}/sign-out`, {}),
  delete: (name: string) => ask<null>(`${ME}/delete`, { name } satisfies DeletePerson),
  signInOptions: () => ask<PasskeyOptions>(`${SIGN_IN}/options`, {}),
  signIn: (wish: SignIn) => ask<PersonInfo | null>(SIGN_IN, wish),
  askLink: (address: string) => ask<null>(`${SIGN_IN}/mail`, { address } satisfies AskLink),
};
