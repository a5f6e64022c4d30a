/* Layers of a network in C: what trois.bots.network does in Python, number by number in the same order, so that both
 * come to exactly the same answers. Sums go on per unit while the inputs are walked through, which compilers turn into
 * vector instructions. Without this module the plain loops are used. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdlib.h>
#include <string.h>

#define NAME "trois.layer"
#define MOST_UNITS 1024

typedef struct {
    Py_ssize_t inputs, units;
    double *weights; /* by input, then by unit */
    double *start;
} Layer;

static void layer_free(PyObject *capsule)
{
    Layer *layer = PyCapsule_GetPointer(capsule, NAME);
    if (layer != NULL) {
        PyMem_Free(layer->weights);
        PyMem_Free(layer->start);
        PyMem_Free(layer);
    }
}

static int fill(Layer *layer, PyObject *rows, PyObject *start)
{
    for (Py_ssize_t unit = 0; unit < layer->units; unit++) {
        PyObject *row = PyList_GET_ITEM(rows, unit);
        if (!PyList_Check(row) || PyList_GET_SIZE(row) != layer->inputs) {
            PyErr_SetString(PyExc_ValueError, "rows of a layer must be lists of one length");
            return -1;
        }
        for (Py_ssize_t i = 0; i < layer->inputs; i++)
            layer->weights[i * layer->units + unit] = PyFloat_AsDouble(PyList_GET_ITEM(row, i));
        layer->start[unit] = PyFloat_AsDouble(PyList_GET_ITEM(start, unit));
    }
    return PyErr_Occurred() ? -1 : 0;
}

/* layer(rows, start): the weights of a layer by unit, and what each unit starts from */
static PyObject *make_layer(PyObject *self, PyObject *args)
{
    PyObject *rows, *start;
    if (!PyArg_ParseTuple(args, "O!O!", &PyList_Type, &rows, &PyList_Type, &start))
        return NULL;
    Py_ssize_t units = PyList_GET_SIZE(rows);
    if (units < 1 || units > MOST_UNITS || PyList_GET_SIZE(start) != units || !PyList_Check(PyList_GET_ITEM(rows, 0))) {
        PyErr_SetString(PyExc_ValueError, "a layer needs 1 to 1024 rows and as many starts");
        return NULL;
    }
    Layer *layer = PyMem_Calloc(1, sizeof(Layer));
    if (layer == NULL)
        return PyErr_NoMemory();
    layer->units = units;
    layer->inputs = PyList_GET_SIZE(PyList_GET_ITEM(rows, 0));
    layer->weights = PyMem_Calloc((size_t)(layer->inputs * units) + 1, sizeof(double));
    layer->start = PyMem_Calloc((size_t)units, sizeof(double));
    PyObject *capsule = PyCapsule_New(layer, NAME, layer_free);
    if (capsule == NULL || layer->weights == NULL || layer->start == NULL || fill(layer, rows, start) < 0) {
        Py_XDECREF(capsule);
        return PyErr_Occurred() ? NULL : PyErr_NoMemory();
    }
    return capsule;
}

static void add(double *sums, const double *weights, double amount, Py_ssize_t units)
{
    for (Py_ssize_t unit = 0; unit < units; unit++)
        sums[unit] += weights[unit] * amount;
}

/* The first layer of dense inputs, or of places whose input is 1. */
static int first_sums(const Layer *first, PyObject *inputs, int are_places, double *sums)
{
    Py_ssize_t count = PyList_GET_SIZE(inputs);
    if (!are_places && count != first->inputs) {
        PyErr_SetString(PyExc_ValueError, "not the inputs of this layer");
        return -1;
    }
    memset(sums, 0, (size_t)first->units * sizeof(double));
    for (Py_ssize_t i = 0; i < count; i++) {
        long number = PyLong_AsLong(PyList_GET_ITEM(inputs, i));
        if (number == -1 && PyErr_Occurred())
            return -1;
        if (are_places) {
            if (number < 0 || number >= first->inputs) {
                PyErr_SetString(PyExc_IndexError, "no such input");
                return -1;
            }
            add(sums, first->weights + number * first->units, 1.0, first->units);
        } else if (number != 0) {
            add(sums, first->weights + i * first->units, (double)number, first->units);
        }
    }
    return 0;
}

/* two(first, second, scale, inputs, are_places): the units of the second layer, then the first layer's units that have
 * no place in the second one */
static PyObject *two_layers(PyObject *self, PyObject *args)
{
    PyObject *one, *other, *inputs;
    double scale, sums[MOST_UNITS], totals[MOST_UNITS];
    int are_places;
    if (!PyArg_ParseTuple(args, "OOdO!p", &one, &other, &scale, &PyList_Type, &inputs, &are_places))
        return NULL;
    const Layer *first = PyCapsule_GetPointer(one, NAME);
    const Layer *second = first == NULL ? NULL : PyCapsule_GetPointer(other, NAME);
    if (second == NULL || first_sums(first, inputs, are_places, sums) < 0)
        return NULL;
    if (second->inputs > first->units) {
        PyErr_SetString(PyExc_ValueError, "the second layer is wider than the first");
        return NULL;
    }
    memcpy(totals, second->start, (size_t)second->units * sizeof(double));
    for (Py_ssize_t unit = 0; unit < first->units; unit++) {
        sums[unit] = sums[unit] * scale + first->start[unit];
        if (unit < second->inputs && sums[unit] > 0.0)
            add(totals, second->weights + unit * second->units, sums[unit], second->units);
    }
    Py_ssize_t straight = first->units - second->inputs;
    PyObject *found = PyList_New(second->units + straight);
    if (found == NULL)
        return NULL;
    for (Py_ssize_t i = 0; i < second->units + straight; i++) {
        double number = i < second->units ? (totals[i] > 0.0 ? totals[i] : 0.0) : sums[second->inputs + i - second->units];
        PyObject *boxed = PyFloat_FromDouble(number);
        if (boxed == NULL) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, i, boxed);
    }
    return found;
}

static PyMethodDef methods[] = {
    {"layer", make_layer, METH_VARARGS, "The weights of a layer, laid out for `two`."},
    {"two", two_layers, METH_VARARGS, "Two layers of some inputs."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_layers", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__layers(void)
{
    return PyModule_Create(&module);
}
