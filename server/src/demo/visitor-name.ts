const GIVEN_NAMES = ["Robin", "Kim", "Alex", "Sam", "Noor", "Lena", "Mateo", "Ines", "Oskar", "Yara", "Tomas", "Mila"];
const FAMILY_NAMES = ["Sample", "Example", "Muster", "Model", "Specimen", "Proof", "Pattern"];

export function visitorName(number: number): string {
  const family = FAMILY_NAMES[Math.floor(number / GIVEN_NAMES.length) % FAMILY_NAMES.length]!;
  return `${GIVEN_NAMES[number % GIVEN_NAMES.length]} ${family}`;
}
